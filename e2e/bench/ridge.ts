/** Ridge regression by its normal equations (Hoerl and Kennard, 1970), for tables of a few dozen columns. */

export interface WeightedRow {
  readonly values: readonly number[];
  readonly target: number;
  /** How much the row counts. */
  readonly weight: number;
}

/** One coefficient a column. `penalty` is a share of the rows' whole weight; rows are taken as centred. */
export function ridge(rows: readonly WeightedRow[], columns: number, penalty: number): number[] {
  const whole = rows.reduce((sum, { weight }) => sum + weight, 0);
  const system = Array.from({ length: columns }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => (row === column ? penalty * whole : 0)),
  );
  for (const { values, target, weight } of rows)
    for (const [row, equation] of system.entries()) {
      const share = weight * (values[row] ?? 0);
      for (let column = 0; column < columns; column += 1)
        equation[column] = (equation[column] ?? 0) + share * (values[column] ?? 0);
      equation[columns] = (equation[columns] ?? 0) + share * target;
    }
  return solve(system);
}

/** Gauss-Jordan without pivoting: a penalty above 0 makes the matrix positive definite. */
function solve(system: number[][]): number[] {
  for (const [row, equation] of system.entries()) {
    const pivot = equation[row] ?? 1;
    for (const column of equation.keys()) equation[column] = (equation[column] ?? 0) / pivot;
    for (const [other, second] of system.entries()) {
      const factor = second[row] ?? 0;
      if (other === row || factor === 0) continue;
      for (const column of second.keys())
        second[column] = (second[column] ?? 0) - factor * (equation[column] ?? 0);
    }
  }
  return system.map((equation) => equation.at(-1) ?? 0);
}
