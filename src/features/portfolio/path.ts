/** §2 Where the portfolio is. */
export const PORTFOLIO_PATH = '/bold-bullion-portfolio';
