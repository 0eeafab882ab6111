import { changeDirection } from '#commerce/format/change-words.ts';
import { Icon } from '#ui/icon.tsx';

/** "↑ 1.20%": an arrow for the eye, "up" or "down" for ears. */
export function ChangePercent({ percent }: { percent: number }) {
  const direction = changeDirection(percent);
  if (direction === 'unchanged') return direction;
  return (
    <>
      <Icon name={`arrow-${direction}`} />
      <span className="visually-hidden">{direction} </span>
      {Math.abs(percent).toFixed(2)}%
    </>
  );
}
