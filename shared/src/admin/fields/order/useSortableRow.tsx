import type { UniqueIdentifier } from '@dnd-kit/core';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslate } from '../../../ui';
import styles from './sortable.module.css';

/**
 * Makes a row of `SortableRows`: the properties of its element, and its handle. A screen reader hears
 * the row's name with the handle and at each step.
 */
export function useSortableRow(id: UniqueIdentifier, name: string, disabled = false) {
  const translate = useTranslate();
  const row = useSortable({ id, data: { name }, disabled });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = row;
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      className={styles['handle']}
      aria-label={translate('kit.order.handle', { name })}
      aria-describedby={attributes['aria-describedby']}
      disabled={disabled}
      {...listeners}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
        {[6, 10, 14].map((y) => (
          <g key={y}>
            <circle cx="7.5" cy={y} r="1.4" />
            <circle cx="12.5" cy={y} r="1.4" />
          </g>
        ))}
      </svg>
    </button>
  );
  return {
    handle,
    rowProps: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition },
      'data-dragging': row.isDragging || undefined,
    },
  };
}
