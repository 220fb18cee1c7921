// How specialists, examinations and medicines are named, by their endings: no list of them would ever be whole.
// The endings of medicines are those by which the WHO names active substances of one kind.

/** "oncologista", "crioterapia", "cintilografia", "enalapril", "pantoprazol". */
export const HEALTH_WORD =
  /..(?:ologista|iatra|terap(?:ia|euta)|scopia|plastia|(?:mo|sono|tilo|dio)grafia|[st]ometria|[pt]ril|sartana|[pr]azol|conazol|cilina|micina|lexina|axina|tiapina|statina|tadina|zepam|zolam|[nt]olol|prolol|oxetina|opram|dipino|oxacino|tiazida|lamida|formina|[ai]sona|solona|fenaco|profeno|triptana)$/;
