-- Two more drawings: a breath for a baby, and a push on its chest.

create or replace function private.course_art() returns text[] language sql immutable parallel safe set search_path = '' as $$
  select '{arm-out,breath-lines,calendar-break,call-911,chest-compressions,dose-clock,draw-up,hand-to-cheek,infant-breath,
    infant-compressions,inject-thigh,knee-up,lip-colors,mixed-pills,naloxone-box,narcat-lookout,narcat-waving,person-signs,
    pupils,receptors,recovery-position,rescue-breath,response-check,roll,snoring,spray-in-nostril,spray-parts,stay-together,
    talk,test-strip,vial-and-syringe,vial-clock}'::text[]
$$;
