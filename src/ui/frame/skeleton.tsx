import './skeleton.css';

/**
 * A placeholder of the coming content, in rem. It does not move: nothing on a waiting page should.
 * Write "Loading" once beside the group, not for each shape.
 */
export function Skeleton({
  width = '100%',
  height = '1.5rem',
}: {
  width?: string;
  height?: string;
}) {
  return <svg className="skeleton" width={width} height={height} aria-hidden="true" />;
}
