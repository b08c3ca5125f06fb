// What a tournament can be.
export const LEAST_ENTRANTS = 3;
export const MOST_ENTRANTS = 16;
export const MOST_ROUNDS = 15;
