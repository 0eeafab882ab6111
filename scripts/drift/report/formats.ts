import type { FormatName } from '../command/options.ts';
import type { Report } from './report.ts';

/** `onlyFiles`: those that annotations may be on; every one if it is left out. */
export type How = { isColored?: boolean; onlyFiles?: ReadonlySet<string> | undefined };
type Write = (report: Report, how: How) => string;

/** Loads only the requested format. */
const FORMATS: Record<FormatName, () => Promise<Write>> = {
  human: async () => {
    const { human, painter } = await import('./human.ts');
    return (report, { isColored = false }) => human(report, painter(isColored));
  },
  json: async () => (report) => `${JSON.stringify(report, null, 2)}\n`,
  html: async () => (await import('./html/html.ts')).page,
  markdown: async () => (await import('./markdown/markdown.ts')).markdown,
  changelog: async () => (await import('./markdown/changelog.ts')).changelog,
  junit: async () => (await import('./junit.ts')).junit,
  sarif: async () => (await import('./sarif.ts')).sarif,
  github: async () => {
    const { github } = await import('./github.ts');
    return (report, { onlyFiles }) => github(report, onlyFiles);
  },
};

/** The report as text, ending with a newline. */
export async function written(report: Report, format: FormatName, how: How = {}): Promise<string> {
  const write = await FORMATS[format]();
  return write(report, how);
}
