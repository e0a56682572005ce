'use client';
export { Toaster } from '@tackboard/ui/toast';
