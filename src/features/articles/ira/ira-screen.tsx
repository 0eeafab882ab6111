import { useSuspenseQuery } from '@tanstack/react-query';

import { contentPageQuery } from '#api/content/content.ts';
import { longDate } from '#commerce/format/date.ts';
import { WaysOn } from '#commerce/page/ways-on.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { IRA_QUESTIONS, IraForm } from './ira-form.tsx';
import { Eligible, NotEligible, Steps, Words } from './ira-parts.tsx';
import { MayOwn } from './may-own.tsx';
import './ira-screen.css';

/** The address of the page, and of its words in the API. */
export const IRA_PATH = '/services/precious-metals-ira';

/** The sections that have a place of their own, by their id. */
const PLACED = ['metals', 'steps', 'eligible', 'not-eligible', 'cost', 'leaving', 'note'];

/**
 * How an IRA owns metal. The API says the words: a section that it leaves out is left out, and one that
 * has come new is shown as words.
 */
export function IraScreen() {
  const { data: page } = useSuspenseQuery(contentPageQuery(IRA_PATH));
  const parts = new Map(page.sections.map((section) => [section.id, section]));
  const [metals, steps, eligible, barred, cost, leaving, note] = PLACED.map((id) => parts.get(id));
  const others = page.sections.filter(({ id }) => !PLACED.includes(id));
  return (
    <>
      <div className="page-width ira-page">
        <Breadcrumb trail={[]} here={page.title} />
        <div className="ira-head">
          <PageHeading lead={page.description}>{page.title}</PageHeading>
          <div className="row ira-ways">
            <a className="button" data-tone="main" href={`#${IRA_QUESTIONS}`}>
              Fill in the questionnaire
            </a>
            {cost ? (
              <a className="button" href={`#${cost.id}-heading`}>
                Read what it costs
              </a>
            ) : null}
          </div>
        </div>
        {metals ? <MayOwn section={metals} /> : null}
        {steps ? <Steps section={steps} /> : null}
        <div className="ira-pair">
          {eligible ? <Eligible section={eligible} /> : null}
          {barred ? <NotEligible section={barred} /> : null}
          {cost ? <Words section={cost} /> : null}
          {leaving ? <Words section={leaving} /> : null}
        </div>
        {others.map((section) => (
          <Words key={section.id} section={section} />
        ))}
        {note ? (
          <p className="ira-note">
            <b>{note.heading}.</b> {note.paragraphs.join(' ')}
          </p>
        ) : null}
        <p className="muted">
          Last changed <time dateTime={page.updatedOn}>{longDate(page.updatedOn)}</time>
        </p>
      </div>
      <IraForm />
      <div className="page-width">
        <WaysOn ways={page.next} />
      </div>
    </>
  );
}
