/** §9 Cents from which domestic orders ship free. */
export const SHIPS_FREE_FROM = 199_00;
