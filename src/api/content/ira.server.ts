import { answerOf, api } from '#api/client.server.ts';

/** The answers to the questionnaire about metal for an IRA. */
export type IraQuestions = {
  firstName: string;
  lastName: string;
  email: string;
  /** Ten digits. */
  mobile?: string;
  age: number;
  /** Dollars a year. */
  contribution: number;
  isEmployed: boolean;
  knowledge: 'none' | 'some' | 'experienced';
  /** Per cent of the metal. */
  gold: number;
  silver: number;
};

/** Sends the questionnaire, once for each key. */
export async function askForIraAdvice(key: string, questions: IraQuestions): Promise<void> {
  const body = {
    firstName: questions.firstName,
    lastName: questions.lastName,
    emailId: questions.email,
    age: questions.age,
    annualContribution: questions.contribution,
    isEmployed: questions.isEmployed,
    knowledge: questions.knowledge,
    goldAllocation: questions.gold,
    silverAllocation: questions.silver,
    ...(questions.mobile && { mobNo: questions.mobile }),
  };
  const params = { header: { 'Idempotency-Key': key } };
  await answerOf(api.POST('/api/Checkout/SubmitIraQuestionnaire', { params, body }));
}
