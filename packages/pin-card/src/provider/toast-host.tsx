'use client';
import type { ToasterProps } from '@tackboard/ui/toast';
import { type ComponentType, useEffect, useState } from 'react';

interface ToastHostProps extends ToasterProps {
  readonly onError: (error: unknown) => void;
}

/** Shows the toasts of a page. What draws them comes after the page, and before the first of them can be due. */
export function ToastHost({ onError, ...toaster }: ToastHostProps) {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  useEffect(() => {
    import('./toaster.lazy.js').then((part) => setToaster(() => part.Toaster), onError);
  }, [onError]);
  return Toaster ? <Toaster {...toaster} /> : null;
}
