/** The API's ranges in words, as a screen reader says them: "4-6 days" is "4 to 6 days". */
export function rangeWords(text: string): string {
  return text.replaceAll(/(\d)-(\d)/g, '$1 to $2');
}
