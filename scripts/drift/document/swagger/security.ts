import { childAsWritten, children, fieldsOf, type Fields, type Node } from '../node.ts';

/** Names of flows in 3.0; the others are the same in both. */
const FLOWS: Record<string, string> = {
  application: 'clientCredentials',
  accessCode: 'authorizationCode',
};

/** The ways to sign in, in the words of 3.0. */
export function securitySchemes(root: Node): Fields {
  const definitions = children(childAsWritten(root, 'securityDefinitions'));
  return Object.fromEntries(definitions.map(([name, node]) => [name, schemeOf(node)]));
}

function schemeOf({ value }: Node): Fields {
  const { type, flow, authorizationUrl, tokenUrl, scopes, ...kept } = fieldsOf(value);
  if (type === 'basic') return { ...kept, type: 'http', scheme: 'basic' };
  if (type !== 'oauth2') return { ...kept, type };
  const urls = {
    ...(authorizationUrl === undefined ? {} : { authorizationUrl }),
    ...(tokenUrl === undefined ? {} : { tokenUrl }),
  };
  const name = FLOWS[String(flow)] ?? String(flow ?? 'implicit');
  return { ...kept, type, flows: { [name]: { ...urls, scopes: scopes ?? {} } } };
}
