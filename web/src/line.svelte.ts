// Does the server answer? Whoever waits for it says so here, and the page tells the player if it takes long.

const PATIENCE = 2000; // milliseconds

class Line {
  private late = $state(0); // answers that should have come
  isBroken = $state(false); // the table's socket is closed and has to be opened again

  get isSilent(): boolean {
    return this.late > 0;
  }

  /** The answer, whenever it comes. */
  async waiting<Answer>(answer: Promise<Answer>): Promise<Answer> {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.late++;
    }, PATIENCE);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
      if (isLate) this.late--;
    }
  }
}

export const line = new Line();
