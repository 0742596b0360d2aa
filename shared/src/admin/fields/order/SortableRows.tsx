import type {
  Active,
  Announcements,
  DragEndEvent,
  KeyboardSensorProps,
  UniqueIdentifier,
} from '@dnd-kit/core';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslate } from '../../../ui';

export interface SortableRowsProps {
  ids: readonly UniqueIdentifier[];
  /** The ids in their new order. */
  onOrder: (ids: UniqueIdentifier[]) => void;
  /** Hears that a row was lifted, and that it was dropped or put back. */
  onLift?: (lifted: boolean) => void;
  children: ReactNode;
}

/** Lifts a row once it hears keys. The library's own sensor lifts it, and says so, a task before that. */
class ListeningKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    let lift = () => {};
    super({
      ...props,
      onStart: (coordinates) => {
        lift = () => props.onStart(coordinates);
      },
    });
    setTimeout(() => lift());
  }
}

/** Rows that a pointer or the keyboard moves; a screen reader hears the position at each step. */
export function SortableRows({ ids, onOrder, onLift, children }: SortableRowsProps) {
  const translate = useTranslate();
  // The live region is beside the rows, because screen readers hear nothing outside a modal dialog.
  const [liveRegion, setLiveRegion] = useState<HTMLElement | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(ListeningKeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announce = (text: string, { id, data }: Active, over: UniqueIdentifier = id) =>
    translate(`kit.order.${text}`, {
      name: String(data.current?.['name'] ?? ''),
      n: ids.indexOf(over) + 1,
      total: ids.length,
    });
  // A lifted row has no place to move from before it is over its own, so that is when it is said to be lifted.
  const moved = useRef(false);
  const announcements: Announcements = {
    onDragStart: () => {
      moved.current = false;
      return undefined;
    },
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      moved.current ||= over.id !== active.id;
      return announce(moved.current ? 'over' : 'lifted', active, over.id);
    },
    onDragEnd: ({ active, over }) => announce('dropped', active, over?.id),
    onDragCancel: ({ active }) => announce('cancelled', active),
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    onLift?.(false);
    if (!over || over.id === active.id) return;
    onOrder(arrayMove([...ids], ids.indexOf(active.id), ids.indexOf(over.id)));
  };
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements,
          screenReaderInstructions: { draggable: translate('kit.order.help') },
          ...(liveRegion ? { container: liveRegion } : {}),
        }}
        onDragStart={() => onLift?.(true)}
        onDragCancel={() => onLift?.(false)}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
          {children}
        </SortableContext>
      </DndContext>
      <div ref={setLiveRegion} />
    </>
  );
}
