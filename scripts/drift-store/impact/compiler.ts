/**
 * The only file that uses the interface of TypeScript 7, which is called unstable. It offers the
 * questions that drift asks a compiler, with its own types. A new version changes only this file.
 */
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { writeFileSync } from 'node:fs';

import type { SourceFile } from 'typescript-native/unstable/ast';
import {
  API,
  DiagnosticCategory,
  TypeFlags,
  type Checker as NativeChecker,
  type Type,
  type TypeReference,
} from 'typescript-native/unstable/sync';

export type * from 'typescript-native/unstable/ast';
export {
  isArrowFunction,
  isAsExpression,
  isAwaitExpression,
  isBinaryExpression,
  isBindingElement,
  isBlock,
  isCallExpression,
  isCaseClause,
  isClassDeclaration,
  isComputedPropertyName,
  isConditionalExpression,
  isElementAccessExpression,
  isEnumDeclaration,
  isExportAssignment,
  isExportDeclaration,
  isFunctionDeclaration,
  isIdentifier,
  isImportDeclaration,
  isJsxAttribute,
  isJsxExpression,
  isJsxSpreadAttribute,
  isMethodDeclaration,
  isNamespaceExport,
  isNamespaceImport,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isShorthandPropertyAssignment,
  isSourceFile,
  isSpreadAssignment,
  isStringLiteral,
  isTypeNode,
  isVariableDeclaration,
  isVariableStatement,
  SyntaxKind,
} from 'typescript-native/unstable/ast';
export type { NodeHandle, Symbol, Type } from 'typescript-native/unstable/sync';

export type Checker = Pick<
  NativeChecker,
  | 'getContextualType'
  | 'getNonNullableType'
  | 'getPropertiesOfType'
  | 'getPropertyOfType'
  | 'getSymbolAtLocation'
  | 'getTypeAtLocation'
  | 'getTypeFromTypeNode'
  | 'getTypeOfSymbol'
>;

/** An error of the compiler, its line and column counted from 1. */
type Diagnostic = { line: number; column: number; code: string; message: string };

export type Program = {
  checker: Checker;
  /** Absolute paths of all its files. */
  paths: () => readonly string[];
  source: (path: string) => SourceFile | undefined;
  errorsIn: (path: string) => Diagnostic[];
};

export type Compiler = {
  /** Compiles a configuration, which is written to `folder` under this name. */
  open: (name: string, config: object) => Program;
  close: () => void;
};

/** The compiler's process, which its interface does not show. */
type Running = { client?: { channel?: { child?: ChildProcess } } };

const NOWHERE = { line: 0, character: 0 };

/** Starts a compiler that works on `root` and finds its configurations in `folder`. */
export function startCompiler(root: string, folder: string): Compiler {
  // The process runs for seconds; fewer garbage collections save a fifth of the time.
  process.env['GOGC'] ??= '400';
  const api = new API({ cwd: root });
  return {
    open: (name, config) => {
      const file = join(folder, `${name}.json`);
      writeFileSync(file, JSON.stringify(config));
      const project = api.updateSnapshot({ openProjects: [file] }).getProject(file);
      if (!project) throw new Error(`The compiler does not open ${file}.`);
      const { program, checker } = project;
      return {
        checker,
        paths: () => program.getSourceFileNames(),
        source: (path) => program.getSourceFile(path),
        errorsIn: (path) =>
          program
            .getSemanticDiagnostics(path)
            .filter(({ category }) => category === DiagnosticCategory.Error)
            .map(({ pos, code, text }) => {
              const source = program.getSourceFile(path);
              const { line, character } = source?.getLineAndCharacterOfPosition(pos) ?? NOWHERE;
              return { line: line + 1, column: character + 1, code: `TS${code}`, message: text };
            }),
      };
    },
    close: () => {
      api.close();
      // A normal end prints "context canceled" on the terminal, and the process has nothing to
      // save.
      (api as unknown as Running).client?.channel?.child?.kill('SIGKILL');
    },
  };
}

export function isObjectType({ flags }: Type): boolean {
  return (flags & TypeFlags.Object) !== 0;
}

/** `Item` of `Array<Item>` or `Promise<Item>`. */
export function typeArgumentsOf(checker: Checker, type: Type): readonly Type[] {
  return (checker as NativeChecker).getTypeArguments(type as TypeReference);
}
