import { gitAddress } from '../document/address.ts';
import { commitsOf, readFromGit } from '../document/git.ts';
import { fieldsOf, keyOf, namesOf, type Node } from '../document/node.ts';
import { readYaml } from '../document/yaml.ts';

/** A file with a longer history is deprecated for as long as that at least. */
const MOST_COMMITS = 300;

/**
 * The days since when nodes of files in git are deprecated, by their keys: of the first commit after
 * which each always was. A commit that moved the node counts as the first.
 */
export async function deprecatedSince(nodes: Node[]): Promise<Map<string, string>> {
  const days = new Map<string, string>();
  for (const file of new Set(nodes.map((node) => node.file))) {
    const address = gitAddress(file);
    if (!address) continue;
    let left = nodes.filter((node) => node.file === file);
    for (const { day, ...version } of (await commitsOf(address)).slice(0, MOST_COMMITS)) {
      const value = parsed(await readFromGit(version).catch(() => ''));
      left = left.filter(({ pointer }) => isDeprecated(value, pointer));
      for (const node of left) days.set(keyOf(node), day);
      if (left.length === 0) break;
    }
  }
  return days;
}

function parsed(text: string): unknown {
  try {
    return readYaml(text).value;
  } catch {
    return undefined;
  }
}

function isDeprecated(value: unknown, pointer: string): boolean {
  let at = value;
  for (const name of namesOf(pointer))
    at = Array.isArray(at) ? at[Number(name)] : fieldsOf(at)[name];
  return fieldsOf(at)['deprecated'] === true;
}
