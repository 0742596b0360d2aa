/** Somebody changed the record elsewhere after this form was opened, in fields that this form changes too. */
export class ConflictError extends Error {
  readonly record: object;
  readonly fields: readonly string[];

  constructor(record: object, fields: readonly string[]) {
    super('The record was changed meanwhile');
    this.name = 'ChangedMeanwhile';
    this.record = record;
    this.fields = fields;
  }
}
