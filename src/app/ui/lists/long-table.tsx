/** A table of any length that scrolls with the page: only the rows on screen exist, and all of them on paper. */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useRef } from 'react';
import { useStepPx } from '../theme/use-step-px.ts';
import { rangeFor } from './range-on-paper.ts';
import { useIsPrinting } from './use-is-printing.ts';
import { useScrollMargin } from './use-scroll-margin.ts';

export interface TableColumn {
  readonly name: string;
  /** Its width, its edges, and from which width of the page it is there. */
  readonly className: string;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly Row[];
  /** How high a row is, in steps of all distances. */
  readonly rowSteps: number;
  /** Rows grow with what stands in them: `rowSteps` is what they have before they were measured. */
  readonly isGrowing?: boolean;
  readonly rowClassName: string;
  readonly cells: (row: Row) => ReactNode;
  readonly onNearEnd: () => void;
}

/** Drawn above and below what is on screen, so that scrolling finds rows there. */
const OVERSCAN_ROWS = 8;
const NEAR_END_ROWS = 20;

export function LongTable<Row extends { readonly id: string }>(props: TableProps<Row>) {
  const { caption, columns, rows, rowSteps, isGrowing = false, rowClassName, cells, onNearEnd } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const offset = useScrollMargin(body);
  const rowPx = rowSteps * useStepPx();
  const drawn = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowPx,
    // One for as long as the rows are the same: with another the place of every row is counted anew.
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    overscan: OVERSCAN_ROWS,
    rangeExtractor: rangeFor(useIsPrinting()),
    scrollMargin: offset,
    onChange: (instance) => {
      const last = instance.getVirtualItems().at(-1);
      if (last !== undefined && last.index >= rows.length - NEAR_END_ROWS) onNearEnd();
    },
  });
  const items = drawn.getVirtualItems();
  const before = (items[0]?.start ?? offset) - offset;
  const after = drawn.getTotalSize() - ((items.at(-1)?.end ?? offset) - offset);
  return (
    <div className="overflow-hidden rounded-card border bg-surface">
      <table className="w-full table-fixed text-sm" aria-rowcount={rows.length + 1}>
        <caption className="sr-only">{caption}</caption>
        <thead className="text-left text-ink-soft">
          <tr className="border-b">
            {columns.map(({ name, className }) => (
              <th key={name} scope="col" className={`${className} py-2.5 font-medium`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          <Spacer heightPx={before} columns={columns.length} />
          {items.map(({ index, key, size }) => {
            const row = rows[index];
            return row === undefined ? null : (
              <tr
                key={key}
                ref={isGrowing ? drawn.measureElement : null}
                data-index={index}
                aria-rowindex={index + 2}
                className={`border-b last:border-b-0 ${rowClassName}`}
                style={isGrowing ? {} : { height: size }}
              >
                {cells(row)}
              </tr>
            );
          })}
          <Spacer heightPx={after} columns={columns.length} />
        </tbody>
      </table>
    </div>
  );
}

/** Stands for the rows that are not on screen. */
function Spacer({ heightPx, columns }: { heightPx: number; columns: number }) {
  return heightPx <= 0 ? null : (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height: heightPx, padding: 0 }} />
    </tr>
  );
}
