import type { FeedbackType } from '#api/portfolio/feedback.ts';
import {
  bringIn,
  removeProduct,
  restoreProduct,
  saveSetting,
  sendFeedback,
  takeBack,
} from '#api/portfolio/portfolio-calls.server.ts';
import { answeredOnce } from '#commerce/form/answer-once.server.ts';
import {
  CAN_PUT_BACK,
  answered,
  fieldsOf,
  refusal,
  valuesOf,
  type Answer,
} from '#commerce/form/answer.ts';

import {
  BRING_IN_FORM,
  FEEDBACK_FIELDS,
  FEEDBACK_FORM,
  feedbackWords,
  REMOVE_FORM,
  RESTORE_FORM,
  SETTINGS,
  TAKE_BACK_FORM,
  type PortfolioSaved,
} from './portfolio-forms.ts';

/** Handles a form of the portfolio for the signed-in customer. */
export async function changePortfolio(data: FormData): Promise<Answer<PortfolioSaved | object>> {
  const field = fieldsOf(data);
  const form = field('form');
  switch (form) {
    case FEEDBACK_FORM:
      return feedback(data);
    case TAKE_BACK_FORM:
      return answered({ form, noun: 'holding' }, async () => {
        await takeBack(data.getAll('transaction').map(Number));
        return { says: 'They are out of your portfolio, and do not come in by themselves again.' };
      });
    case BRING_IN_FORM:
      return answered({ form, noun: 'portfolio' }, async () => ({ says: await bringIn() }));
    case REMOVE_FORM:
      return answered({ form, noun: 'holding' }, async () => {
        await removeProduct(Number(field('product')));
        return {
          says: `${field('name')} is out of your portfolio. ${CAN_PUT_BACK}`,
          back: { name: field('name'), form: RESTORE_FORM, fields: { product: field('product') } },
        };
      });
    case RESTORE_FORM:
      return answered({ form, noun: 'holding' }, async () => {
        await restoreProduct(Number(field('product')));
        return { says: `${field('name')} is in your portfolio again.`, cameBack: field('name') };
      });
    default:
      return setting(form, field('next') === 'on');
  }
}

function feedback(data: FormData): Promise<Answer> {
  const field = fieldsOf(data);
  const asked = {
    form: FEEDBACK_FORM,
    noun: 'feedback',
    values: valuesOf(field, FEEDBACK_FIELDS),
    wrong: feedbackWords(field),
  };
  return answeredOnce(asked, field, asked.values, async (key) => {
    await sendFeedback(key, field('type') as FeedbackType, field('text').trim());
    return { says: 'Thank you. Your feedback has arrived.' };
  });
}

async function setting(form: string, isOn: boolean): Promise<Answer> {
  const known = SETTINGS.find(({ name }) => name === form);
  if (!known) return refusal(form, 'The store does not know this form. Nothing was changed.');
  return answered({ form, noun: 'setting' }, async () => {
    await saveSetting(known.name, isOn);
    return { says: 'Saved.' };
  });
}
