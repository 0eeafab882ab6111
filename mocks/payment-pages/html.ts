/** Markup that is already escaped. */
export type Html = { html: string };

/** A template whose values are escaped, unless they are markup themselves. */
export function html(texts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const parts = values.map((value) => {
    if (typeof value === 'string') return escaped(value);
    return [value]
      .flat()
      .map((each) => each.html)
      .join('');
  });
  return { html: String.raw({ raw: texts }, ...parts) };
}

export const NOTHING: Html = { html: '' };

function escaped(text: string): string {
  const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' };
  return text.replaceAll(/[&<>"]/g, (sign) => `&${names[sign]};`);
}
