import { readFile, writeFile } from 'node:fs/promises';

import { Refusal } from '../finding.ts';
import { written, type How } from '../report/formats.ts';
import type { Report } from '../report/report.ts';
import { verdictSentence } from '../report/words.ts';
import type { Options } from './options.ts';

type Around = {
  print: (text: string) => void;
  complain: (text: string) => void;
  isColored: boolean;
};

/** Prints the report or writes it to its file, and writes it in further formats to theirs. */
export async function writeReport(
  report: Report,
  { format, output, also, onlyFiles }: Options,
  { print, complain, isColored }: Around,
): Promise<void> {
  const how: How = {
    isColored: isColored && !output,
    onlyFiles: onlyFiles === undefined ? undefined : await filesIn(onlyFiles),
  };
  for (const each of also) {
    await writeTo(each.file, await written(report, each.format, { ...how, isColored: false }));
  }
  const text = await written(report, format, how);
  if (!output) {
    print(text);
    return;
  }
  await writeTo(output, text);
  complain(`${verdictSentence(report)} The report is in ${output}.\n`);
}

async function writeTo(file: string, text: string): Promise<void> {
  await writeFile(file, text).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(2, `${file} cannot be written: ${error.code ?? error.message}.`);
  });
}

/** The files that a list names, one a line. */
async function filesIn(list: string): Promise<Set<string>> {
  const text = await readFile(list, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(
      2,
      `The list of files ${list} cannot be read: ${error.code ?? error.message}.`,
    );
  });
  return new Set(text.split(/\r?\n/).filter(Boolean));
}
