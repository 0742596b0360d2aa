/** Number of changes after which the order is updated without waiting for a reader. */
const MAX_CHANGES = 1000;

/**
 * The rows of a table in one order. Collects changes and merges them at the next read, because each merge
 * goes through all rows: one merge for each change would make a long import take hours.
 */
export class SortedRows<Row> {
  readonly #compare: (a: Row, b: Row) => number;
  #rows: readonly Row[];
  /** The rows to remove from `#rows`, and those to add. */
  #removed = new Set<Row>();
  #added = new Set<Row>();

  /** `compare` must never return 0 for two different rows. */
  constructor(rows: readonly Row[], compare: (a: Row, b: Row) => number) {
    this.#compare = compare;
    this.#rows = [...rows].sort(compare);
  }

  /** Replaces a row: undefined where one appears or disappears. */
  replace(old: Row | undefined, row: Row | undefined): void {
    if (old && !this.#added.delete(old)) this.#removed.add(old);
    if (row) this.#added.add(row);
    if (this.#removed.size + this.#added.size > MAX_CHANGES) this.#merge();
  }

  /** Returns the rows in order. Later changes create a new array and leave this one unchanged. */
  current(): readonly Row[] {
    if (this.#removed.size + this.#added.size > 0) this.#merge();
    return this.#rows;
  }

  #merge(): void {
    const added = [...this.#added].sort(this.#compare);
    const places = added.map((row) => this.#findPlace(row));
    const gone = new Set([...this.#removed].map((row) => this.#findPlace(row)));
    const rows: Row[] = [];
    let next = 0;
    for (let place = 0; place <= this.#rows.length; place += 1) {
      for (let row = added[next]; row && places[next] === place; row = added[next]) {
        rows.push(row);
        next += 1;
      }
      const row = this.#rows[place];
      if (row && !gone.has(place)) rows.push(row);
    }
    this.#rows = rows;
    this.#removed = new Set();
    this.#added = new Set();
  }

  /** Returns the row's index, or the one to insert it at. */
  #findPlace(row: Row): number {
    let low = 0;
    let high = this.#rows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.#rows[middle];
      if (other && this.#compare(other, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
