import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { DISBURSAL_BASES, type DisbursalBasis } from '../../../api';
import styles from './periodPicker.module.css';

/** The basis in the address, so that a reload, a link and Back keep it. */
export function useBasis(
  byDefault: DisbursalBasis,
): [DisbursalBasis, (next: DisbursalBasis) => void] {
  const [search, setSearch] = useSearchParams();
  const basis = DISBURSAL_BASES.find((one) => one === search.get('basis')) ?? byDefault;
  const choose = (next: DisbursalBasis) =>
    setSearch((known) => {
      const changed = new URLSearchParams(known);
      changed.set('basis', next);
      return changed;
    });
  return [basis, choose];
}

interface BasisPickerProps {
  basis: DisbursalBasis;
  onChoose: (next: DisbursalBasis) => void;
  /** What the report counts. */
  counts: 'applications' | 'earnings';
}

/** Shows what a report counts in its period, with a choice of the other. */
export function BasisPicker({ basis, onChoose, counts }: BasisPickerProps) {
  const translate = useTranslate();
  return (
    <div className={styles['picker']}>
      <div
        role="group"
        aria-label={translate(`console.basis.${counts}.label`)}
        className={styles['choices']}
      >
        {DISBURSAL_BASES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === basis}
            onClick={() => onChoose(one)}
          >
            {translate(`console.basis.${counts}.${one}`)}
          </button>
        ))}
      </div>
      <p>{translate(`console.basis.${counts}.${basis}_text`)}</p>
    </div>
  );
}
