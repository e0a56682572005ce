export {
  type InspectedEvent,
  type InspectedMessage,
  Inspection,
  type InspectionSnapshot,
} from './inspection.js';
export { MessageInspector, type MessageInspectorProps } from './message-inspector.js';
