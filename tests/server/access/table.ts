/** One line of the table: how often something was asked, and what was wrong with the answers. */
export type Line = { section: string; what: string; asked: number; faults: string[] };

const lines: Line[] = [];

export function newLine(section: string, what: string): Line {
  const line = { section, what, asked: 0, faults: [] };
  lines.push(line);
  return line;
}

/** Counts one question, and each fault in its answer. `asked` says what was asked. */
export function judge(line: Line, asked: string, faults: readonly (string | false)[]): void {
  line.asked += 1;
  for (const fault of faults) if (fault !== false) line.faults.push(`${asked}: ${fault}`);
}

/** Prints the table and what is wrong; ends the process, with 1 if anything is. */
export function report(): never {
  console.table(
    lines.map(({ section, what, asked, faults }) => ({
      section,
      what,
      asked,
      wrong: faults.length,
    })),
  );
  // A line that asked nothing has proved nothing.
  const empty = lines.filter(({ asked }) => asked === 0).map(({ what }) => `${what}: not asked`);
  const faults = [...lines.flatMap((line) => line.faults), ...empty];
  for (const fault of faults.slice(0, 60)) console.log(fault);
  const asked = lines.reduce((sum, line) => sum + line.asked, 0);
  console.log(`${lines.length} lines, ${asked} questions, ${faults.length} wrong`);
  process.exit(faults.length > 0 ? 1 : 0);
}
