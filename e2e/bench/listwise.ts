/**
 * Learns weights from lists of which a few items are wanted: a softmax over each list (ListNet, Cao et al. 2007)
 * whose logits are raised by the cost of a wrong item (softmax margin, Gimpel and Smith 2010), with a quadratic
 * penalty, by Newton's method. The problem is convex: there is one answer.
 */

export interface Item {
  readonly values: readonly number[];
  /** The share of the list's choices that fall on it; all of a list make 1. */
  readonly wanted: number;
  /** How much worse than an indifferent one it is to take it. */
  readonly cost: number;
}

const NEWTON_STEPS = 12;

/** One weight a column. `penalty` is on weights of columns scaled to a deviation of 1 within the lists. */
export function fitLists(lists: readonly (readonly Item[])[], penalty: number): number[] {
  const columns = lists[0]?.[0]?.values.length ?? 0;
  const scales = deviations(lists, columns);
  const scaled = lists.map((list) =>
    list.map(({ values, wanted, cost }) => ({
      ...{ wanted, cost },
      values: values.map((value, column) => value / (scales[column] ?? 1)),
    })),
  );
  let weights = new Array<number>(columns).fill(0);
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    const system = Array.from({ length: columns }, (_, row) =>
      Array.from({ length: columns + 1 }, (_, column) => {
        if (column === columns) return -penalty * (weights[row] ?? 0);
        return column === row ? penalty : 0;
      }),
    );
    for (const list of scaled) addList(system, list, weights, 1 / lists.length);
    const move = solve(system);
    weights = weights.map((weight, column) => weight + (move[column] ?? 0));
  }
  return weights.map((weight, column) => weight / (scales[column] ?? 1));
}

/** Adds a list's share of the negative Hessian, and of the gradient as the last column. */
function addList(system: number[][], list: readonly Item[], weights: readonly number[], share: number): void {
  const columns = weights.length;
  const logits = list.map(({ values, cost }) => dot(values, weights) + cost);
  const highest = logits.reduce((most, logit) => Math.max(most, logit), Number.NEGATIVE_INFINITY);
  const masses = logits.map((logit) => Math.exp(logit - highest));
  const whole = masses.reduce((sum, mass) => sum + mass, 0);
  const means = new Array<number>(columns).fill(0);
  for (const [at, { values }] of list.entries())
    for (let column = 0; column < columns; column += 1)
      means[column] = (means[column] ?? 0) + ((masses[at] ?? 0) / whole) * (values[column] ?? 0);
  for (const [at, { values, wanted }] of list.entries()) {
    const chance = (masses[at] ?? 0) / whole;
    for (let row = 0; row < columns; row += 1) {
      const equation = system[row] as number[];
      const off = (values[row] ?? 0) - (means[row] ?? 0);
      equation[columns] = (equation[columns] ?? 0) + share * (wanted - chance) * (values[row] ?? 0);
      if (chance < 1e-9) continue;
      for (let column = 0; column < columns; column += 1)
        equation[column] =
          (equation[column] ?? 0) + share * chance * off * ((values[column] ?? 0) - (means[column] ?? 0));
    }
  }
}

function dot(values: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, column) => sum + weight * (values[column] ?? 0), 0);
}

/** Within the lists: only differences inside one mean anything. */
function deviations(lists: readonly (readonly Item[])[], columns: number): number[] {
  return Array.from({ length: columns }, (_, column) => {
    const variances = lists.map((list) => {
      const values = list.map((item) => item.values[column] ?? 0);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    });
    return Math.sqrt(variances.reduce((sum, value) => sum + value, 0) / lists.length) || 1;
  });
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
