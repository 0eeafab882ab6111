import { Outcome } from '#commerce/form/outcome.tsx';
import { useFormAnswer } from '#commerce/form/use-form-answer.ts';
import { LinkButton } from '#ui/button.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { UNDO_FORM } from './holding-forms.ts';
import { GONE } from './holding-view.ts';
import { PORTFOLIO } from './portfolio-crumb.ts';
import { UndoForm } from './trades/undo-form.tsx';

/** After the only transaction of a product was taken back: the holding is gone, but not for good. */
export function GoneScreen({ transaction }: { transaction: number }) {
  const { answer, isPending, submit } = useFormAnswer((form) => form === UNDO_FORM);
  return (
    <div className="page-width stack">
      <Breadcrumb trail={[PORTFOLIO]} here="Taken back" />
      <PageHeading lead="You took back the only transaction of this holding, so the holding has left your portfolio.">
        Taken back
      </PageHeading>
      <div className="row">
        <UndoForm transaction={transaction} from={GONE} isPending={isPending} onSubmit={submit} />
        <LinkButton to={PORTFOLIO.href}>See your portfolio</LinkButton>
      </div>
      <Outcome answer={answer} />
    </div>
  );
}
