/** The record was changed elsewhere since the form was begun, in something that the form says otherwise. */
export class ConflictError extends Error {
  /** The record as it is now. */
  readonly record: object;
  /** The fields of the form that it is about. */
  readonly fields: readonly string[];

  constructor(record: object, fields: readonly string[]) {
    super('The record was changed meanwhile');
    this.name = 'ChangedMeanwhile';
    this.record = record;
    this.fields = fields;
  }
}
