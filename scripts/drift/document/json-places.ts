/** Offsets of members (at their name) and items in a JSON text, by pointer. The text must parse. */
export function jsonOffsets(text: string): Map<string, number> {
  const offsets = new Map<string, number>();
  let at = 0;
  const skipBlank = () => {
    while (' \n\r\t'.includes(text[at] ?? '-')) at += 1;
  };
  const skipString = () => {
    at += 1;
    while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    at += 1;
  };
  const skipWord = () => {
    while (!',]} \n\r\t'.includes(text[at] ?? ',')) at += 1;
  };
  const readMember = (pointer: string) => {
    const start = at;
    skipString();
    const name = JSON.parse(text.slice(start, at)) as string;
    const member = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    offsets.set(member, start);
    skipBlank();
    at += 1;
    read(member);
  };
  const readAll = (close: string, readOne: (index: number) => void) => {
    at += 1;
    skipBlank();
    for (let index = 0; text[at] !== close; index += 1) {
      if (text[at] === ',') at += 1;
      skipBlank();
      readOne(index);
      skipBlank();
    }
    at += 1;
  };
  const readItem = (pointer: string) => {
    offsets.set(pointer, at);
    read(pointer);
  };
  function read(pointer: string): void {
    skipBlank();
    const first = text[at];
    if (first === '{') readAll('}', () => readMember(pointer));
    else if (first === '[') readAll(']', (index) => readItem(`${pointer}/${index}`));
    else if (first === '"') skipString();
    else skipWord();
  }
  offsets.set('', 0);
  read('');
  return offsets;
}
