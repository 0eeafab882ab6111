import { data, Form } from 'react-router';

import { privateHead } from '#commerce/page/head.ts';
import { outbox, scenarioList } from '#gateway/scenario.server.ts';
import { Button } from '#ui/button.tsx';
import { Choice, ChoiceGroup } from '#ui/field/choice-field.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import type { Route } from './+types/development.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';

/** The scenarios and the outbox of the mock backend; a live store has no such page. */
export async function loader({ request }: Route.LoaderArgs) {
  const scenarios = await scenarioList(request);
  if (!scenarios) throw data(null, { status: 404 });
  return { scenarios, mails: await outbox(request) };
}

export const meta: Route.MetaFunction = (args) => privateHead(args, 'Scenarios');

/** Sets the state of the mock backend for this browser only. Works without JavaScript. */
export default function Development({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-width stack">
      <PageHeading lead="Each state holds for this browser until you change it here, and can be opened from any address with ?scenario=name.">
        Scenarios of the mock backend
      </PageHeading>
      <Form method="get" reloadDocument className="stack">
        <input type="hidden" name="scenario" value="none" />
        <ChoiceGroup legend="The backend is now" name="scenario">
          {loaderData.scenarios.map(({ name, title, says, on }) => (
            <Choice
              key={name}
              type="checkbox"
              name="scenario"
              value={name}
              defaultChecked={on}
              label={title}
              note={says}
            />
          ))}
        </ChoiceGroup>
        <div className="row">
          <Button type="submit" tone="main">
            Apply
          </Button>
        </div>
      </Form>
      <section className="stack">
        <h2>Emails to you</h2>
        {loaderData.mails.length === 0 ? <p>None was sent in this visit.</p> : null}
        <ul>
          {[...loaderData.mails.entries()].map(([place, { to, subject, href }]) => (
            <li key={place}>
              <a href={href}>{subject}</a>, to {to}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
