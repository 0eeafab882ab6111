/** The comparison for programs: documents in, findings out. The command is `bin/drift.js`. */
export { documentFrom, loadDocument, type ApiDocument } from './document/document.ts';
export { Refusal, type Drift, type Place, type Verdict } from './finding.ts';
export { fingerprintOf } from './fingerprint.ts';
export { judgeFindings, type JudgedDrift, type Judgement } from './policy/judge-findings.ts';
export type { Report } from './report/report.ts';
export { compareDocuments, verdictOf } from './spec/leg.ts';
