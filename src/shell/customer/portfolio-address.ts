/** §2 `portfolio=0` tells the portfolio that it was opened from here. */
export const PORTFOLIO_FROM_HEADER = '/bold-bullion-portfolio?portfolio=0';
