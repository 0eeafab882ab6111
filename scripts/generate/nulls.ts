/** orval sends `page=null` for a null parameter; openapi-fetch and the contract leave it out. */
export function withoutNulls(code: string): string {
  const written =
    /if \(value !== undefined\) \{(\s+)(.*)value === null \? 'null' : String\(value\)\)/g;
  return code.replaceAll(written, 'if (value != null) {$1$2String(value))');
}
