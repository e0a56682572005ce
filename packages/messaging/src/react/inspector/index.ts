export {
  createInspection,
  type InspectedEvent,
  type InspectedMessage,
  type Inspection,
  type InspectionSnapshot,
} from './inspection.js';
export { MessageInspector, type MessageInspectorProps } from './message-inspector.js';
