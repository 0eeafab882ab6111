/**
 * The contract's own rules, where Redocly's settings do not suffice. Each keeps a promise that
 * generated clients, mocks or the list of assumptions rely on.
 */
const VERBS = new Set(
  `add apply archive authorize cancel change connect contact create delete generate get mark merge
  place refresh remove request reset restore search send sign split submit subscribe track unsubscribe
  update upload validate verify`.split(/\s+/),
);

function reachedByToken(operation) {
  return operation.security?.some((requirement) => 'bearer' in requirement);
}

function takesInput(operation) {
  return operation.parameters?.length > 0 || 'requestBody' in operation;
}

/**
 * `x-reads` is said where the method misleads: a POST that changes nothing becomes a query, a GET
 * that changes something a mutation. Generated clients take the method's word for the others.
 */
function ReadsAgainstMethod() {
  return {
    PathItem({ get, post }, ctx) {
      if (get && 'x-reads' in get && get['x-reads'] !== false) {
        ctx.report({ message: 'A GET reads: leave x-reads out, or set it to false.' });
      }
      if (!post) return;
      const isReading = post['x-reads'] === true;
      if (/^get[A-Z]/.test(post.operationId) && !isReading) {
        ctx.report({
          message: `${post.operationId} is a POST that reads: it needs x-reads: true.`,
        });
      } else if ('x-reads' in post && !isReading) {
        ctx.report({ message: 'A POST changes something: leave x-reads out, or set it to true.' });
      }
    },
  };
}

/** A schema that stands at the top of a file in schemas/, and so has a name of its own. */
function schemaName(ctx) {
  return /^#\/([A-Z]\w*)$/.exec(ctx.location.pointer)?.[1];
}

function checkProvenance(node, ctx, what) {
  const provenance = node['x-provenance'];
  if (provenance === undefined) {
    if (what) ctx.report({ message: `${what} does not say where it comes from (x-provenance).` });
    return;
  }
  const [[kind, text] = [], ...more] = Object.entries(provenance);
  const form = { documented: /^§\d+ \S/, assumed: /^\S.* .*\.$/ }[kind];
  if (more.length === 0 && form?.test(text)) return;
  ctx.report({
    message:
      'x-provenance is { documented: "§7 Section name" } or { assumed: "One plain sentence." }.',
    location: ctx.location.child('x-provenance').key(),
  });
}

/** Every provenance is one section of the specification or one sentence, never both. */
function Provenance() {
  return {
    Operation: (operation, ctx) => checkProvenance(operation, ctx, operation.operationId),
    Schema: (schema, ctx) => checkProvenance(schema, ctx, schemaName(ctx)),
  };
}

/** Generated functions read as orders: a known verb, then what it is about. */
function VerbFirst() {
  return {
    Operation({ operationId = '' }, ctx) {
      const [verb] = operationId.split(/(?=[A-Z])/);
      if (operationId === 'register' || (VERBS.has(verb) && verb !== operationId)) return;
      const location = ctx.location.child('operationId').key();
      ctx.report({ message: `${operationId} does not begin with a known verb.`, location });
    },
  };
}

/** Shows a schema and everything below it to a visitor, each schema once however often it is used. */
function everySchema(schema, location, ctx, seen, visit) {
  const found = schema.$ref
    ? ctx.resolve(schema, location.source.absoluteRef)
    : { node: schema, location };
  const { node, location: here } = found;
  if (typeof node !== 'object' || seen.has(node)) return;
  seen.add(node);
  visit(node, here);
  const below = (child, ...path) => everySchema(child, here.child(path), ctx, seen, visit);
  for (const [name, child] of Object.entries(node.properties ?? {})) {
    below(child, 'properties', name);
  }
  for (const key of ['items', 'additionalProperties']) {
    if (typeof node[key] === 'object') below(node[key], key);
  }
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    node[key]?.forEach((child, index) => below(child, key, index));
  }
}

/** The bounds that a schema for something sent lacks. */
function missingBounds(schema) {
  if ('enum' in schema || 'const' in schema || 'contentMediaType' in schema) return [];
  const isDate = schema.format === 'date' || schema.format === 'date-time';
  const needed = { string: isDate ? [] : ['maxLength'], array: ['maxItems'] };
  needed.integer = ['minimum', 'maximum'];
  return [schema.type]
    .flat()
    .flatMap((type) => needed[type] ?? [])
    .filter((bound) => !(bound in schema));
}

/** What a client sends is bounded, so that a server and a mock can refuse the absurd. */
function BoundedInput() {
  const seen = new Set();
  const check = (holder, ctx) => {
    if (!holder.schema) return;
    everySchema(holder.schema, ctx.location.child('schema'), ctx, seen, (schema, location) => {
      for (const bound of missingBounds(schema)) {
        ctx.report({ message: `What a client sends needs ${bound}.`, location: location.key() });
      }
    });
  };
  return { Parameter: check, RequestBody: { MediaType: check } };
}

/** A default in an answer lets a generated reader fill a gap and so hides drift. */
function NoDefaultInAnswers() {
  const seen = new Set();
  return {
    Response: {
      MediaType(media, ctx) {
        if (!media.schema) return;
        everySchema(media.schema, ctx.location.child('schema'), ctx, seen, (schema, location) => {
          if (!('default' in schema)) return;
          const where = location.child('default').key();
          ctx.report({ message: 'An answer has no defaults.', location: where });
        });
      },
    },
  };
}

/** Answers that are JSON have a schema with a name, so that code can speak of them. */
function NamedAnswers() {
  return {
    Response: {
      MediaType(media, ctx) {
        if (ctx.key.endsWith('json') && !media.schema?.$ref) {
          ctx.report({ message: 'A JSON answer refers to a schema by name.' });
        }
      },
    },
  };
}

/** An operation declares the failures that its own nature brings. */
function DeclaredFailures() {
  return {
    Operation(operation, ctx) {
      const expected = ['500'];
      if (takesInput(operation)) expected.push('400');
      if (reachedByToken(operation)) expected.push('401');
      for (const status of expected) {
        if (!(status in (operation.responses ?? {}))) {
          ctx.report({ message: `${operation.operationId} declares no ${status}.` });
        }
      }
    },
  };
}

/** A parameter shows a value: by an example, or because its few values are listed. */
function ShownParameters() {
  return {
    Parameter(parameter, ctx) {
      if ('example' in parameter || 'examples' in parameter) return;
      const { node: schema } = ctx.resolve(parameter.schema);
      if (!schema?.enum) ctx.report({ message: `Parameter ${parameter.name} needs an example.` });
    },
  };
}

/** Generators derive type names from operationIds; two that differ in letter case collide. */
function DistinctNames() {
  const operations = new Map();
  const schemas = new Set();
  const suffixes = ['', 'body', 'params', 'error', 'mock', 'response'];
  return {
    Operation(operation, ctx) {
      const { operationId } = operation;
      if (operationId) operations.set(operationId, ctx.location.child('operationId'));
    },
    Schema(_schema, ctx) {
      const name = schemaName(ctx);
      if (name) schemas.add(name.toLowerCase());
    },
    Root: {
      leave(_root, ctx) {
        for (const [id, location] of operations) {
          const taken = suffixes.find((suffix) => schemas.has(id.toLowerCase() + suffix));
          if (taken !== undefined) {
            ctx.report({ message: `${id}${taken} is also the name of a schema.`, location });
          }
        }
      },
    },
  };
}

export default function storeRules() {
  return {
    id: 'store',
    rules: {
      oas3: {
        provenance: Provenance,
        'verb-first': VerbFirst,
        'bounded-input': BoundedInput,
        'no-default-in-answers': NoDefaultInAnswers,
        'named-answers': NamedAnswers,
        'declared-failures': DeclaredFailures,
        'shown-parameters': ShownParameters,
        'distinct-names': DistinctNames,
        'reads-against-method': ReadsAgainstMethod,
      },
    },
  };
}
