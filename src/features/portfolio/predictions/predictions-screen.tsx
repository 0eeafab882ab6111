import { useQuery } from '@tanstack/react-query';
import { useActionData, useSearchParams } from 'react-router';

import { outlookQuery, type PredictedQuarter } from '#api/portfolio/outlook.ts';
import { portfolioQuery, type Portfolio } from '#api/portfolio/portfolio.ts';
import { spotHistoryQuery } from '#api/spot/spot-history.ts';
import { spotQuery, type Spot, type SpotMetal } from '#api/spot/spot.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { Part } from '#commerce/page/part.tsx';
import { LinkButton } from '#ui/button.tsx';
import { useNews } from '#ui/chart/use-news.ts';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { addHoldingPath } from '../add-holding-path.ts';
import { ChangePart } from './change-part.tsx';
import { CHART_ID, OutlookChart } from './outlook-chart.tsx';
import { OutlookTable } from './outlook-table.tsx';
import { viewAt, type Counted } from './outlook-view.ts';
import { Disclaimer } from './outlook-words.tsx';
import { pastWorth, type Past } from './outlook-worth.ts';
import {
  basisOf,
  countable,
  outlookOf,
  pastMetals,
  quarterThatRuns,
  type Outlook,
} from './outlook.ts';
import { PORTFOLIO, PredictionLinks } from './prediction-links.tsx';
import type { PredictionsAnswer } from './predictions-action.server.ts';
import './predictions.css';

/** Of the portfolio's answer this page needs what is held, and no series. */
const HELD = { frequency: '1D', metal: 'all' } as const;
/** How far back the chart looks. */
const RANGE = '6M';

type Props = { customerId: string };

/** The queries of the page: what it cannot be drawn without. */
export function outlookQueries(customerId: string) {
  return [portfolioQuery(customerId, HELD), outlookQuery(customerId), spotQuery()] as const;
}

/** The past of every metal that the page may count. */
export function pastQueries(metals: Portfolio['metals']) {
  return pastMetals(metals).map((metal) => spotHistoryQuery(metal, RANGE));
}

/**
 * What the metal held would be worth by the analyst's and by the customer's own predictions. If it
 * cannot be loaded, the frame stays.
 */
export function PredictionsScreen(props: Props) {
  const [held, predicted, spot] = outlookQueries(props.customerId);
  const answers = [useQuery(held), useQuery(predicted), useQuery(spot)] as const;
  const [portfolio, quarters, prices] = [answers[0].data, answers[1].data, answers[2].data];
  async function retry() {
    const missing = answers.filter(({ data }) => data === undefined);
    const results = await Promise.all(missing.map(({ refetch }) => refetch()));
    return { isSuccess: results.every(({ isSuccess }) => isSuccess) };
  }
  return (
    <div className="page-width stack predictions">
      <Breadcrumb trail={[PORTFOLIO]} here="Predictions" />
      <PageHeading>Predictions</PageHeading>
      {portfolio && quarters && prices ? (
        <Predictions {...props} portfolio={portfolio} predicted={quarters} spot={prices} />
      ) : (
        <FailedPart
          says="The predictions could not be loaded. Nothing of yours is lost."
          toDo="to load the predictions"
          pending={answers.some(({ isFetching }) => isFetching)}
          headingId={CHART_ID}
          retry={retry}
        />
      )}
    </div>
  );
}

function Predictions({
  customerId,
  portfolio,
  predicted,
  spot,
}: Props & { portfolio: Portfolio; predicted: readonly PredictedQuarter[]; spot: Spot }) {
  const view = viewAt(useSearchParams()[0]);
  const drawn = useActionData<PredictionsAnswer>();
  const first = quarterThatRuns(predicted, spot);
  const outlook = outlookOf(portfolio, spot, predicted, first);
  const offered = countable(outlook, portfolio.settings);
  const counted = offered.find((each) => each === view.counted) ?? offered[0];
  // Without JavaScript a refused form is answered by the page with the form.
  const isAsked = drawn !== undefined && (drawn.kind !== 'saved' || drawn.last !== undefined);
  return (
    <>
      <PredictionLinks view={{ ...view, counted }} offered={offered}>
        <ChangePart
          customerId={customerId}
          first={first}
          predicted={predicted.filter(({ quarter }) => quarter >= first)}
          worth={outlook}
          view={view}
          isOpen={view.isChanging || isAsked}
          drawn={drawn}
        />
      </PredictionLinks>
      <Part name="The chart" headingId={CHART_ID}>
        <Chart outlook={outlook} metals={portfolio.metals} counted={counted} />
      </Part>
      {outlook.held.length === 0 ? <NothingHeld /> : null}
      <OutlookTable outlook={outlook} />
      <Disclaimer outlook={outlook} />
    </>
  );
}

function Chart({
  outlook,
  metals,
  counted,
}: {
  outlook: Outlook;
  metals: Portfolio['metals'];
  counted: Counted | undefined;
}) {
  const past = usePast(metals);
  const onShown = useNews(counted ?? '');
  if (!counted) {
    return (
      <p>
        The chart is switched off. You can switch it on in your portfolio, in “What this page
        shows”.
      </p>
    );
  }
  const basis = basisOf(outlook, counted);
  if (basis.ahead.length === 0) return <p>Nobody has predicted these prices yet.</p>;
  // By its own key each chart begins with its whole range.
  return (
    <OutlookChart
      key={counted}
      basis={basis}
      past={pastWorth(basis.ounces, past)}
      time={outlook.time}
      onShown={onShown}
    />
  );
}

/** Without its past the chart begins today. `useQueries` would be 1 kB in every page's first load. */
function usePast(metals: Portfolio['metals']): Past {
  const wanted = pastMetals(metals);
  return {
    silver: usePrices('silver', wanted),
    gold: usePrices('gold', wanted),
    platinum: usePrices('platinum', wanted),
    palladium: usePrices('palladium', wanted),
  };
}

function usePrices(metal: SpotMetal, wanted: readonly SpotMetal[]) {
  const enabled = wanted.includes(metal);
  return useQuery({ ...spotHistoryQuery(metal, RANGE), enabled }).data;
}

function NothingHeld() {
  return (
    <section className="predictions-empty">
      <h2>Nothing is in your portfolio yet</h2>
      <p>With a holding, this page also says what it would be worth by each prediction.</p>
      <div className="row">
        <LinkButton to={addHoldingPath()}>Add a holding</LinkButton>
      </div>
    </section>
  );
}
