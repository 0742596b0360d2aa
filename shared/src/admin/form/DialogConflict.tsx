import { useFormContext } from 'react-hook-form';
import type { NamedConflict } from './conflict/conflict';
import { ConflictChoice } from './conflict/ConflictChoice';

interface DialogConflictProps {
  conflicts: readonly NamedConflict[];
  named: boolean;
  /** All values that others have saved, also those of fields that the person has not changed. */
  theirs: Readonly<Record<string, unknown>>;
  onTheirs: () => void;
}

/** Lets the person of a form choose between their own values and those that somebody else has saved. */
export function DialogConflict({ conflicts, named, theirs, onTheirs }: DialogConflictProps) {
  const { getValues, resetField } = useFormContext();
  if (conflicts.length === 0) return null;
  return (
    <ConflictChoice
      named={named}
      conflicts={conflicts}
      onTheirs={() => {
        for (const name of Object.keys(getValues()))
          if (name in theirs) resetField(name, { defaultValue: theirs[name] });
        onTheirs();
      }}
    />
  );
}
