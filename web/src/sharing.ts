// Giving a link or a text to somebody: by the device's own means, or by copying it.

/** True if it was copied: then that must be said. Whoever closes the device's own sheet has changed their mind. */
export async function share(given: ShareData): Promise<boolean> {
  if (navigator.share) {
    try {
      await navigator.share(given);
      return false;
    } catch (error) {
      if ((error as Error).name === "AbortError") return false;
    }
  }
  await copy(given.url ?? given.text ?? "");
  return true;
}

/** Browsers have a clipboard for secure pages only; in a home network a page is not one. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}
