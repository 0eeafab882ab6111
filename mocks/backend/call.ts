import type { OperationId } from '#generated/operations.ts';
import type { operations as Api } from '#generated/schema.d.ts';

import type { Visitor } from './visitor.ts';

type ContentOf<Part> = Part extends { content: infer Content } ? Content[keyof Content] : undefined;
type InputOf<Part, Place extends string> = Part extends { [Key in Place]?: infer Value }
  ? NonNullable<Value>
  : Record<string, never>;
type Success<Answers> = {
  [Status in keyof Answers]: Status extends 200 | 201 | 202 | 204
    ? ContentOf<Answers[Status]>
    : never;
}[keyof Answers];

/** The input of an operation, after its parameters and body have been validated. */
export type Call<Id extends OperationId> = {
  query: InputOf<Api[Id]['parameters'], 'query'>;
  path: InputOf<Api[Id]['parameters'], 'path'>;
  header: InputOf<Api[Id]['parameters'], 'header'>;
  body: ContentOf<Exclude<Api[Id] extends { requestBody?: infer Body } ? Body : never, undefined>>;
  request: Request;
  visitor: Visitor;
  /** The customer of the bearer token; `undefined` for a guest. */
  customerId: string | undefined;
  /** Milliseconds since the epoch, by the backend's clock. */
  now: number;
};

/** Answers one operation: with its body, or with a whole Response for files and other statuses. */
export type Resolver<Id extends OperationId> = (
  call: Call<Id>,
) => Success<Api[Id]['responses']> | Response | Promise<Success<Api[Id]['responses']> | Response>;

export type Resolvers = { [Id in OperationId]: Resolver<Id> };

/** Names each operation that `Given` does not answer or answers in another shape. */
export type FaultOf<Given> = {
  [Id in OperationId]: Id extends keyof Given
    ? Given[Id] extends Resolver<Id>
      ? never
      : `the answer of ${Id} has another shape`
    : `${Id} has no resolver`;
}[OperationId];
