/**
 * Deletes the fields of an answer that are `null`, in place: the contract knows no `null`, and an API
 * that writes one means a field that it leaves out. Entries of lists stay.
 */
export function dropNulls<Answer>(answer: Answer): Answer {
  if (typeof answer !== 'object' || answer === null) return answer;
  const fields = answer as Record<string, unknown>;
  for (const name of Object.keys(fields)) {
    if (fields[name] !== null) dropNulls(fields[name]);
    else if (!Array.isArray(answer)) delete fields[name];
  }
  return answer;
}
