/** The customers of the mock backend by a short name: `mocks/README.md` describes their data. */
export const EMAILS = {
  clara: 'clara.whitfield@example.com',
  marcus: 'marcus.bell@example.com',
  nora: 'nora.kim@example.com',
  abbott: 'ruth.abbott@example.com',
  amaral: 'ruth.amaral@example.com',
};

export const PASSWORD = 'Maple-Leaf9';

export type Customer = keyof typeof EMAILS;
