import type { RaRecord } from 'react-admin';

/** Something that the palette opens or does. */
export interface Command {
  key: string;
  /** The menu heading above it. */
  group: 'recent' | 'pages' | 'records' | 'actions';
  label: string;
  /** What kind of record it is. */
  hint?: string;
  /** Path below the console's own. */
  to?: string;
  run?: () => void;
}

/** Records that the palette finds by their server's search. */
export interface SearchedRecords {
  resource: string;
  /** Catalogue key of the kind of record. */
  label: string;
  title: (record: RaRecord) => string;
  /** Path of the record's page. People who may not see it do not find the record. */
  to: (record: RaRecord) => string;
}

/** A list whose dialog for a new record the palette opens. */
export interface CreatedRecords {
  resource: string;
  /** Catalogue key of the command, such as 'Add lender'. */
  label: string;
  /** Path of the list's page, if it is not named after the resource. */
  path?: string;
}
