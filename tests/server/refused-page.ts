import { Parser } from 'htmlparser2';

type Attributes = Readonly<Record<string, string>>;

export type PostForm = {
  /** As written; empty for the page's own address. */
  action: string;
  controls: { name: string; value: string; isHidden: boolean }[];
  /** Name and value of each submit button. */
  buttons: (readonly [name: string, value: string])[];
};

/** The forms of a page that are sent by POST. */
export function postForms(html: string): PostForm[] {
  const forms: PostForm[] = [];
  let form: PostForm | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'form' && attributes['method']?.toLowerCase() === 'post') {
        form = { action: attributes['action'] ?? '', controls: [], buttons: [] };
        forms.push(form);
      } else if (form) addControl(form, tag, attributes);
    },
    onclosetag(tag) {
      if (tag === 'form') form = undefined;
    },
  });
  parser.end(html);
  return forms;
}

function addControl(form: PostForm, tag: string, { name = '', value = '', type }: Attributes) {
  if (tag === 'button') {
    if (type !== 'button') form.buttons.push([name, value]);
  } else if (/^(?:input|select|textarea)$/.test(tag) && name) {
    form.controls.push({ name, value, isHidden: type === 'hidden' });
  }
}

/** What is wrong with the page that answers a refused form, where scripts do not run. */
export function arrivalFaults(html: string): string[] {
  const { title, focused, hasSummary, refused } = readPage(html);
  const [first, ...others] = focused;
  const isAtProblem = hasSummary
    ? first?.attributes['class'] === 'error-summary'
    : !refused || first?.attributes['id'] === refused;
  return [
    ...(/^Error: (?!Error)/.test(title) ? [] : [`its title is "${title}"`]),
    ...(others.length > 0 ? [`${focused.length} elements have the focus`] : []),
    ...(first ? [] : ['nothing has the focus']),
    ...(first?.isFolded ? ['the focus is in a closed disclosure'] : []),
    ...(first && !isAtProblem ? [`the focus is at ${JSON.stringify(first.attributes)}`] : []),
  ];
}

/** Whether a page is an error screen, which has a title and a heading of its own. */
export function isErrorScreen(html: string): boolean {
  return html.includes('class="dead-end ');
}

function readPage(html: string) {
  const open: { tag: string; attributes: Attributes }[] = [];
  const focused: { attributes: Attributes; isFolded: boolean }[] = [];
  let title = '';
  let hasSummary = false;
  let refused: string | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (attributes['class'] === 'error-summary') hasSummary = true;
      if (attributes['aria-invalid'] === 'true') refused ??= attributes['id'];
      if ('autofocus' in attributes) {
        const isFolded = open.some(
          (each) => each.tag === 'details' && !('open' in each.attributes),
        );
        focused.push({ attributes, isFolded });
      }
      open.push({ tag, attributes });
    },
    ontext(text) {
      if (open.at(-1)?.tag === 'title' && open.at(-2)?.tag === 'head') title += text;
    },
    onclosetag(tag) {
      open.length = Math.max(
        0,
        open.findLastIndex((each) => each.tag === tag),
      );
    },
  });
  parser.end(html);
  return { title, focused, hasSummary, refused };
}
