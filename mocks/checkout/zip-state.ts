/**
 * The first three digits of the ZIP codes of each state, as ranges. A district of the mail seldom
 * crosses the border of a state; where it does, the state with most of it has it.
 */
const RANGES =
  'AL 350-369;AK 995-999;AZ 850-865;AR 716-729;CA 900-961;CO 800-816;CT 060-069;DE 197-199;DC 200-205,569-569;FL 320-349;GA 300-319,398-399;HI 967-968;ID 832-838;IL 600-629;IN 460-479;IA 500-528;KS 660-679;KY 400-427;LA 700-714;ME 039-049;MD 206-219;MA 010-027,055-055;MI 480-499;MN 550-567;MS 386-397;MO 630-658;MT 590-599;NE 680-693;NV 889-898;NH 030-038;NJ 070-089;NM 870-884;NY 100-149,005-005,063-063;NC 270-289;ND 580-588;OH 430-459;OK 730-749;OR 970-979;PA 150-196;RI 028-029;SC 290-299;SD 570-577;TN 370-385;TX 750-799,885-885;UT 840-847;VT 050-059;VA 201-201,220-246;WA 980-994;WV 247-268;WI 530-549;WY 820-831';

type Range = { state: string; first: number; last: number };

const ranges: readonly Range[] = RANGES.split(';').flatMap((line) =>
  line
    .slice(3)
    .split(',')
    .map((range) => {
      const [first = '', last = ''] = range.split('-');
      return { state: line.slice(0, 2), first: Number(first), last: Number(last) };
    }),
);

/** The letters of the states that have ZIP codes like this one; none has a ZIP code that is not given out. */
export function statesOfZip(zip: string): string[] {
  const start = Number(zip.slice(0, 3));
  return ranges
    .filter(({ first, last }) => start >= first && start <= last)
    .map(({ state }) => state);
}

/** One ZIP code of the capital of each state. */
const CAPITALS =
  'AL 36104;AK 99801;AZ 85007;AR 72201;CA 95814;CO 80203;CT 06106;DE 19901;DC 20001;FL 32301;GA 30303;HI 96813;ID 83702;IL 62701;IN 46204;IA 50319;KS 66603;KY 40601;LA 70802;ME 04330;MD 21401;MA 02108;MI 48933;MN 55101;MS 39201;MO 65101;MT 59601;NE 68502;NV 89701;NH 03301;NJ 08608;NM 87501;NY 12207;NC 27601;ND 58501;OH 43215;OK 73105;OR 97301;PA 17101;RI 02903;SC 29201;SD 57501;TN 37219;TX 78701;UT 84103;VT 05602;VA 23219;WA 98501;WV 25301;WI 53703;WY 82001';

const capitals: ReadonlyMap<string, string> = new Map(
  CAPITALS.split(';').map((line) => [line.slice(0, 2), line.slice(3)]),
);

/** A ZIP code of a state's capital, by the letters of the state. */
export function capitalZip(state: string): string {
  const zip = capitals.get(state);
  if (!zip) throw new Error(`There is no capital of ${state}.`);
  return zip;
}
