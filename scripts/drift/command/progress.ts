type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'write'> & { columns?: number };

/**
 * Writes a text over the one before, on the last line of a terminal; '' takes it away. `undefined`
 * where nobody looks on: pipes, files, pipelines, and terminals that cannot write over a line.
 */
export function progressOn(
  terminal: Terminal,
  env: Record<string, string | undefined>,
): ((text: string) => void) | undefined {
  if (!terminal.isTTY || env['CI'] || env['TERM'] === 'dumb') return undefined;
  let length = 0;
  return (text) => {
    if (text === '' && length === 0) return;
    // A line that is wrapped could not be written over.
    const line = text.slice(0, (terminal.columns || 80) - 1);
    // Spaces and not a control sequence, which a few terminals would print.
    const blank = ' '.repeat(Math.max(0, length - line.length));
    terminal.write(`\r${line}${blank}${line === '' ? '\r' : ''}`);
    length = line.length;
  };
}
