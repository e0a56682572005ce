/** A toolbar menu. `titles` maps its values to their labels. */
export function toolbarGlobal(
  description: string,
  icon:
    | 'contrast'
    | 'globe'
    | 'lightning'
    | 'lock'
    | 'paintbrush'
    | 'pointerhand'
    | 'transfer'
    | 'zoom',
  titles: Readonly<Record<string, string>>,
) {
  return {
    description,
    toolbar: {
      icon,
      dynamicTitle: true,
      items: Object.entries(titles).map(([value, title]) => ({ value, title })),
    },
  };
}
