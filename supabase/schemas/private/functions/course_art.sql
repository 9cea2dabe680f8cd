-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.course_art()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select '{arm-out,breath-lines,calendar-break,call-911,chest-compressions,dose-clock,draw-up,hand-to-cheek,infant-breath,
    infant-compressions,inject-thigh,knee-up,lip-colors,mixed-pills,naloxone-box,narcat-lookout,narcat-waving,person-signs,
    pupils,receptors,recovery-position,rescue-breath,response-check,roll,snoring,spray-in-nostril,spray-parts,stay-together,
    talk,test-strip,vial-and-syringe,vial-clock}'::text[]
$function$;
grant execute on function private.course_art() to function_owner, service_role;
