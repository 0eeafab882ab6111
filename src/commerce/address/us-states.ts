const STATES =
  'AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California;CO Colorado;CT Connecticut;DE Delaware;DC District of Columbia;FL Florida;GA Georgia;HI Hawaii;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;KY Kentucky;LA Louisiana;ME Maine;MD Maryland;MA Massachusetts;MI Michigan;MN Minnesota;MS Mississippi;MO Missouri;MT Montana;NE Nebraska;NV Nevada;NH New Hampshire;NJ New Jersey;NM New Mexico;NY New York;NC North Carolina;ND North Dakota;OH Ohio;OK Oklahoma;OR Oregon;PA Pennsylvania;RI Rhode Island;SC South Carolina;SD South Dakota;TN Tennessee;TX Texas;UT Utah;VT Vermont;VA Virginia;WA Washington;WV West Virginia;WI Wisconsin;WY Wyoming';
const TERRITORIES =
  'AS American Samoa;GU Guam;MP Northern Mariana Islands;PR Puerto Rico;VI U.S. Virgin Islands';
const MILITARY = 'AA Armed Forces Americas;AE Armed Forces Europe;AP Armed Forces Pacific';

type StateType = 'Domestic' | 'Territories' | 'Military';
type UsState = { code: string; name: string; type: StateType };

/** All places of US mail, sorted by name within each type; the states come first. */
export const US_STATES: readonly UsState[] = [
  ...listed(STATES, 'Domestic'),
  ...listed(TERRITORIES, 'Territories'),
  ...listed(MILITARY, 'Military'),
];

/** Returns `undefined` for a code that is not a state. */
export function stateTypeOf(code: string): StateType | undefined {
  return US_STATES.find((state) => state.code === code)?.type;
}

function listed(text: string, type: StateType): UsState[] {
  return text.split(';').map((line) => ({ code: line.slice(0, 2), name: line.slice(3), type }));
}
