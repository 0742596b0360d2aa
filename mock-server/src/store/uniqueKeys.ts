import { type AnySpec, getField, matchesAll, parseFilter } from './filter';
import { getOrderKey } from './textOrder';

/** Values that only one record of a collection may have, and the fields that have them. */
export interface UniqueKey {
  readonly key: string;
  readonly fields: readonly string[];
}

/** Finds the unique values of a collection's records. */
export class UniqueKeys {
  readonly #rules;

  constructor(spec: AnySpec) {
    this.#rules = spec.unique.map(({ fields, where = {} }, place) => ({
      place,
      fields,
      includes: matchesAll(parseFilter(where, spec), spec),
    }));
  }

  list(row: object | undefined): UniqueKey[] {
    return this.#rules.flatMap(({ place, fields, includes }) => {
      if (!row || !includes(row)) return [];
      const values = fields.map((field) => {
        const value = getField(row, field) ?? null;
        return typeof value === 'string' ? getOrderKey(field, value) : value;
      });
      return values.includes(null) ? [] : [{ key: JSON.stringify([place, ...values]), fields }];
    });
  }

  /** Lists the values that a record did not have before. */
  listGained(before: object | undefined, row: object | undefined): UniqueKey[] {
    const had = new Set(this.list(before).map(({ key }) => key));
    return this.list(row).filter(({ key }) => !had.has(key));
  }
}
