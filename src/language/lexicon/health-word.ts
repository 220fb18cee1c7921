// Medical specialists, examinations and medicines, recognised by suffix since no list is complete. Medicine suffixes are the WHO stems of
// international nonproprietary names.

/** "oncologista", "crioterapia", "cintilografia", "enalapril", "pantoprazol". */
export const HEALTH_WORD =
  /..(?:ologista|iatra|terap(?:ia|euta)|scopia|plastia|(?:mo|sono|tilo|dio)grafia|[pt]ril|sartana|[pr]azol|conazol|cilina|micina|lexina|axina|tiapina|statina|tadina|zepam|zolam|[nt]olol|prolol|oxetina|opram|dipino|oxacino|tiazida|lamida|formina|[ai]sona|solona|fenaco|profeno|triptana)$/;
